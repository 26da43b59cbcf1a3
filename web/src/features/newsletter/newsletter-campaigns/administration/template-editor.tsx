import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { SaveState } from '#web/features/platform/forms/save-state.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { renderCampaign, templatesQuery } from '../api/campaign-queries.ts'
import { allKinds } from '../components/all-kinds.ts'
import { LookFields } from '../editing/look-fields.tsx'
import { BlockEditor } from '../editor/block-editor.tsx'
import { blockProblems, refusedBlocks } from '../editor/block-problems.ts'
import { CampaignPreview } from '../editor/campaign-preview.tsx'
import { useTemplateSaver } from './use-template-saver.ts'

type TemplateEditorProps = { template: NewsletterTemplate; onClose: () => void }

/** A template while it is written, beside the mail that it makes. */
export function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const queryClient = useQueryClient()
  const { saver, state, left, forgetLeft } = useTemplateSaver(template)
  const [closing, setClosing] = useState(false)
  const { fields, stored, status, failure, round } = state
  const { name, layout, blocks } = fields
  const close = () => {
    setClosing(true)
    void saver.flush().then((isStored) => isStored && onClose())
  }
  const theirs = async () => {
    const { items } = await queryClient.fetchQuery({ ...templatesQuery, staleTime: 0 })
    return items.find(({ id }) => id === template.id) ?? { ...stored, version: 0 }
  }
  const asks = status === 'invalid' || closing
  return (
    <div className="grid gap-4">
      <LeaveWarning
        unsaved={status !== 'saved'}
        description="The last changes are not saved yet. They stay on this device, and the editor offers them when you come back."
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{name || 'New template'}</h2>
        <div className="flex flex-wrap gap-2">
          {asks && status !== 'saved' && (
            <Button variant="ghost" onClick={onClose}>
              Close without saving
            </Button>
          )}
          <Button variant="primary" busy={status === 'saving'} onClick={close}>
            Done
          </Button>
        </div>
      </div>
      <SaveState
        state={state}
        stored={stored.version === 0 ? 'Nothing written yet' : `Saved at ${localClock(stored.updatedAt)}`}
        onRetry={() => void saver.flush()}
      />
      {left && (
        <p className="flex flex-wrap items-center gap-3">
          This device has unsaved changes to this template.
          <Button
            size="sm"
            onClick={() => {
              saver.rewrite(left)
              forgetLeft()
            }}
          >
            Restore them
          </Button>
          <Button size="sm" variant="ghost" onClick={forgetLeft}>
            Discard them
          </Button>
        </p>
      )}
      {status === 'conflict' && (
        <FormError title="We couldn’t save the template" takeFocus={false}>
          <p>Someone else changed this template in the meantime. What you wrote is kept here.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void theirs().then(saver.saveOver, toastFailure)}>
              Keep mine
            </Button>
            <Button size="sm" onClick={() => void theirs().then(saver.replace, toastFailure)}>
              Reload theirs
            </Button>
          </div>
        </FormError>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Field label="Name" required error={asks && name.trim() === '' ? 'Name the template' : undefined}>
            <Input
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={({ target }) => saver.change({ name: target.value })}
            />
          </Field>
          <section aria-label="Content" className="grid min-w-0 gap-3">
            <h3 className="label text-dim">Content</h3>
            <BlockEditor
              kinds={allKinds}
              value={blocks}
              problems={asks ? blockProblems(blocks) : refusedBlocks(blocks, failure)}
              round={round}
              onChange={(next) => saver.change({ blocks: next })}
            />
          </section>
          <Panel title="Look" headingLevel={3}>
            <LookFields
              layout={layout}
              problemOf={() => undefined}
              onChange={(next) => saver.change({ layout: next })}
            />
          </Panel>
        </div>
        <CampaignPreview render={renderCampaign} content={{ subject: name, preheader: '', layout, blocks }} />
      </div>
    </div>
  )
}

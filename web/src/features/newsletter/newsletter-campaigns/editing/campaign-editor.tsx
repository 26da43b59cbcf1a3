import { useState } from 'react'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { SaveState } from '#web/features/platform/forms/save-state.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { renderCampaign } from '../api/campaign-queries.ts'
import { allKinds } from '../components/all-kinds.ts'
import { CampaignStatusBadge } from '../components/campaign-status.tsx'
import { BlockEditor } from '../editor/block-editor.tsx'
import { CampaignPreview } from '../editor/campaign-preview.tsx'
import { AudienceCount } from './audience-count.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { LookFields } from './look-fields.tsx'
import { SendDialog } from './send-dialog.tsx'
import { SenderPanel } from './sender-panel.tsx'
import { SubjectPanel } from './subject-panel.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useCampaignSaver } from './use-campaign-saver.ts'

const views = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
] as const

/** A campaign while it is written: its parts on the left, and the mail beside them. */
export function CampaignEditor({ stored: opened }: { stored: ShownCampaign }) {
  const { saver, state, left, forgetLeft, problems } = useCampaignSaver(opened)
  const [view, setView] = useState<(typeof views)[number]['id']>('edit')
  const [open, setOpen] = useState<'test' | 'send'>()
  const { fields, stored, status, round } = state
  const { content, audience } = fields
  const parts = { fields, problems, onChange: saver.change }
  const preview = { render: renderCampaign, content }
  const ask = (what: 'test' | 'send') => () =>
    void saver.flush().then((isStored) => isStored && setOpen(what))
  const problemOf = (path: string) => problems.fields[path]
  return (
    <>
      <LeaveWarning
        unsaved={status !== 'saved'}
        description="The last changes are not saved yet. They stay on this device, and the editor offers them when you come back."
      />
      <ScreenHeader
        title={fields.name || 'Campaign'}
        lead={<CampaignStatusBadge status="draft" />}
        actions={
          <>
            <Button onClick={ask('test')}>Send test</Button>
            <Button variant="primary" onClick={ask('send')}>
              Send or schedule
            </Button>
          </>
        }
      />
      <SaveState
        state={state}
        stored={`Saved at ${localClock(stored.campaign.updatedAt)}`}
        onRetry={() => void saver.flush()}
      />
      {stored.campaign.refusal && <Banner className="mt-4">{stored.campaign.refusal}</Banner>}
      {left && (
        <Banner
          tone="info"
          className="mt-4"
          action={
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => {
                  saver.rewrite(left)
                  forgetLeft()
                }}
              >
                Restore it
              </Button>
              <Button size="sm" variant="ghost" onClick={forgetLeft}>
                Discard it
              </Button>
            </div>
          }
        >
          <p>This device has unsaved changes to this campaign.</p>
        </Banner>
      )}
      {status === 'conflict' && (
        <div className="mt-4">
          <ConflictNotice saver={saver} state={state} />
        </div>
      )}
      <div className="my-4 xl:hidden">
        <Segmented legend="Show" name="campaign-side" options={views} value={view} onChange={setView} />
      </div>
      <div className="grid items-start gap-6 xl:mt-4 xl:grid-cols-2">
        <div className={cx('grid min-w-0 gap-6', view === 'preview' && 'max-xl:hidden')}>
          <SubjectPanel {...parts} />
          <section aria-label="Content" className="grid min-w-0 gap-3">
            <h2 className="label text-dim">Content</h2>
            <BlockEditor
              kinds={allKinds}
              value={content.blocks}
              problems={problems.blocks}
              round={round}
              onChange={(blocks) => saver.change({ content: { ...saver.state().fields.content, blocks } })}
            />
          </section>
          <Panel title="Look">
            <LookFields
              layout={content.layout}
              problemOf={(path) => problemOf(`content.layout.${path}`)}
              onChange={(layout) => saver.change({ content: { ...saver.state().fields.content, layout } })}
            />
          </Panel>
          <SenderPanel {...parts} />
          <Panel title="Audience">
            <div className="grid gap-6">
              <AudienceCount audience={audience} />
              <AudienceFields
                audience={audience}
                problem={Object.entries(problems.fields).find(([path]) => path.startsWith('audience'))?.[1]}
                onChange={(next) => saver.change({ audience: next })}
              />
            </div>
          </Panel>
          <ChecksPanel {...preview} />
        </div>
        <aside
          aria-label="Preview"
          className={cx('min-w-0 xl:sticky xl:top-24', view === 'edit' && 'max-xl:hidden')}
        >
          <CampaignPreview {...preview} />
        </aside>
      </div>
      {open === 'test' && <TestDialog saver={saver} onClose={() => setOpen(undefined)} />}
      {open === 'send' && <SendDialog saver={saver} state={state} onClose={() => setOpen(undefined)} />}
    </>
  )
}

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ShownPrompt } from '#shared/ai/ai-prompts/contract.ts'
import { PromptText, promptPlaceholders } from '#shared/ai/ai-prompts/prompt.ts'
import { mostDraftLetters } from '#shared/ai/ai-settings/ai-feature.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { siteName } from '#shared/site-name.ts'
import { useInsertAtCaret } from '#web/features/mail/mail-templates/components/use-insert-at-caret.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { RestoredBanner } from '#web/features/platform/forms/restored-banner.tsx'
import { SaveButton } from '#web/features/platform/forms/save-button.tsx'
import { useDeviceDraft } from '#web/features/platform/forms/use-device-draft.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRestorePrompt, useSavePrompt } from '../api/prompt-commands.ts'
import { PromptVersions } from './prompt-versions.tsx'
import { TryPanel } from './try-panel.tsx'

const schema = z.object({ text: PromptText })

type PromptEditorProps = { prompt: ShownPrompt; onRestored: () => void }

/** The text of a prompt, beside a try-out and what it was before. */
export function PromptEditor({ prompt, onRestored }: PromptEditorProps) {
  const { feature } = prompt
  const edit = useEditForm({
    thing: prompt,
    schemaFor: () => schema,
    valuesOf: ({ text }) => ({ text }),
    keptAs: () => `ai-prompt.${feature}`,
    useDraft: useDeviceDraft,
    ...useSavePrompt(prompt),
    onSaved: () => toast.success('Prompt saved'),
  })
  const { form, thing } = edit
  const typed = useWatch({ control: form.control, name: 'text' })
  const caret = useInsertAtCaret()
  const restore = useRestorePrompt(thing, onRestored)
  const [restoring, setRestoring] = useState<number>()
  const stands = {
    siteName: siteName,
    mostCharacters: mostDraftLetters[feature].toLocaleString('en-US'),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <EditForm edit={edit} failed="We couldn’t save the prompt" className="min-w-0">
        <RestoredBanner edit={edit} />
        <Panel
          title={thing.text === thing.original ? 'Original' : `Version ${thing.version}`}
          aside={
            thing.text !== thing.original && (
              <Button variant="ghost" size="sm" onClick={() => setRestoring(0)}>
                Original
              </Button>
            )
          }
        >
          <fieldset className="grid gap-4" onFocus={caret.onFocus}>
            <legend className="sr-only">Prompt</legend>
            <Field
              label="Instructions"
              hint={
                thing.savedAt
                  ? `Saved ${localTime(thing.savedAt)}${thing.savedByName ? ` by ${thing.savedByName}` : ''}.`
                  : undefined
              }
              error={form.formState.errors.text?.message}
            >
              <Textarea rows={14} maxLength={4000} {...form.register('text')} />
            </Field>
            <ul aria-label="Placeholders" className="grid gap-2">
              {promptPlaceholders.map((name) => (
                <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-dim">
                  <Button size="sm" onClick={() => caret.insert(`{{${name}}}`)}>
                    <span className="sr-only">Insert </span>
                    <code>{`{{${name}}}`}</code>
                  </Button>
                  becomes {stands[name]}
                </li>
              ))}
            </ul>
            <div>
              <SaveButton edit={edit}>Save prompt</SaveButton>
            </div>
          </fieldset>
        </Panel>
      </EditForm>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <TryPanel feature={feature} text={typed} />
        <PromptVersions feature={feature} current={thing.version} onRestore={setRestoring} />
      </div>
      {restoring !== undefined && (
        <ConfirmCommand
          command={restore}
          input={restoring}
          title={restoring === 0 ? 'Use the original?' : `Use version ${restoring} again?`}
          description="New drafts will use this text. The current version is kept."
          confirmLabel={restoring === 0 ? 'Use the original' : 'Use this version'}
          done={restoring === 0 ? 'Original restored' : `Version ${restoring} restored`}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </div>
  )
}

import { WandSparkles } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { draftText } from '#shared/ai/ai-drafts/contract.ts'
import type { DraftAsk, DraftId } from '#shared/ai/ai-drafts/draft.ts'
import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import type { FeatureHelp } from '../api/ai-help-query.ts'
import { useAiCommand } from '../api/use-ai-command.ts'
import { ShownDraft } from './shown-draft.tsx'

/** What a draft is asked for, or what must be filled in before. */
export type Asked = z.input<typeof DraftAsk> | { missing: string }

export type DraftPanelProps = {
  feature: DraftFeature
  help: FeatureHelp
  /** Called with what the person wants said. */
  ask: (wish: string) => Asked
  /** What stands in the field now. */
  value: string
  /** The draft that this came from, where that is kept. */
  draftId?: DraftId | undefined
  /** Puts a text into the field, a draft or what stood there before it, with the draft that it came from. */
  onUse: (text: string, draftId: DraftId | undefined) => void
  /** Leads the person back to the field. */
  focusField: () => void
}

type Draft = { text: string; draftId: DraftId }

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Asks for drafts and shows them below the field. A text gets into the field by a press alone, which can be undone. */
export function DraftPanel({ feature, help, ask, value, draftId, onUse, focusField }: DraftPanelProps) {
  const id = useId()
  const wishInput = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wish, setWish] = useState('')
  const [missing, setMissing] = useState<string>()
  const [shown, setShown] = useState<Draft>()
  const [used, setUsed] = useState<{ text: string; before: Partial<Draft> & { text: string } }>()
  const draft = useAiCommand(feature, (body: z.input<typeof DraftAsk>, idempotencyKey) =>
    call(draftText, { body }, { idempotencyKey }),
  )
  const write = () => {
    if (draft.isPending) return
    const asked = ask(wish)
    setUsed(undefined)
    if ('missing' in asked) return setMissing(asked.missing)
    setMissing(undefined)
    draft.mutate(asked, { onSuccess: setShown })
  }
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen) requestAnimationFrame(() => wishInput.current?.focus())
  }
  const writeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The form around it is not sent.
    event.preventDefault()
    write()
  }
  const use = (used: Draft) => {
    setUsed({ text: used.text, before: { text: value, ...(draftId && { draftId }) } })
    setShown(undefined)
    setOpen(false)
    onUse(used.text, used.draftId)
    focusField()
  }
  const undo = () => {
    if (used) onUse(used.before.text, used.before.draftId)
    setUsed(undefined)
    focusField()
  }
  const problem = missing ?? (draft.error && describeFailure(draft.error).sentence)
  const isUntouched = used !== undefined && plain(used.text) === plain(value)
  return (
    <>
      <div data-own className="flex flex-wrap items-center gap-3">
        <Button size="sm" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
          <WandSparkles className="size-4" aria-hidden="true" />
          Draft with AI
        </Button>
        <p role="status" className="text-sm text-dim empty:sr-only">
          {isUntouched && 'The draft is in the field.'}
          {shown && <span className="sr-only">The draft is ready.</span>}
        </p>
        {isUntouched && (
          <Button size="sm" variant="ghost" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      {isOpen && (
        <section
          id={id}
          data-own
          data-help
          aria-label="Draft with AI"
          className="panel order-last grid min-w-0 basis-full gap-3 p-4"
        >
          <Field
            label="What should it say?"
            hint={`Optional. ${help.left} of ${help.dailyPerUser} drafts left today.`}
          >
            <Input
              ref={wishInput}
              maxLength={500}
              autoComplete="off"
              value={wish}
              onChange={({ target }) => setWish(target.value)}
              onKeyDown={writeByEnter}
            />
          </Field>
          <Button
            size="sm"
            className="justify-self-start"
            busy={draft.isPending}
            busyText="Writing..."
            onClick={write}
          >
            {shown ? 'Write another' : 'Write draft'}
          </Button>
          {problem && <FormError takeFocus={false}>{problem}</FormError>}
          {shown && (
            <ShownDraft
              text={shown.text}
              replaces={value.trim() !== ''}
              onUse={() => use(shown)}
              onDiscard={() => {
                setShown(undefined)
                wishInput.current?.focus()
              }}
            />
          )}
        </section>
      )}
    </>
  )
}

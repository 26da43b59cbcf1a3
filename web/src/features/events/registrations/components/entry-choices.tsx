import type { ReactNode } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { type Choosable, ClassChoice } from './class-choice.tsx'
import type { EntryDraft } from './entry-draft.ts'
import { EntryQuestions } from './entry-questions.tsx'

export type EntryChoice = Pick<EntryDraft, 'entries' | 'answers' | 'isListed'>

type EntryChoicesProps = {
  event: PublicEvent
  garage: readonly Choosable[]
  choice: EntryChoice
  entered?: readonly string[]
  errors: Readonly<Record<string, string>>
  onChange: (next: Partial<EntryChoice>) => void
  /** The parts that only a new entry has. */
  children?: ReactNode
}

/** The vehicles and classes of an entry, the answers to the organizer, and whether others see them. */
export function EntryChoices({
  event,
  garage,
  choice,
  entered,
  errors,
  onChange,
  children,
}: EntryChoicesProps) {
  return (
    <>
      {event.classes.length > 0 && (
        <ClassChoice
          event={event}
          garage={garage}
          entries={choice.entries}
          {...(entered && { entered })}
          errors={errors}
          onChange={(entries) => onChange({ entries })}
        />
      )}
      <EntryQuestions
        questions={event.questions}
        answers={choice.answers}
        errors={errors}
        onChange={(answers) => onChange({ answers })}
      />
      {children}
      <Checkbox
        label="Show me among the entrants"
        hint="Everyone sees your first name and the initial of your last name."
        checked={choice.isListed}
        onChange={({ target }) => onChange({ isListed: target.checked })}
      />
    </>
  )
}

import { BookOpenCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { findAnswers } from '#shared/ai/ai-answers/contract.ts'
import type { FoundAnswer } from '#shared/ai/ai-answers/found-answer.ts'
import type { FeatureHelp } from '#web/features/ai/ai-drafts/api/ai-help-query.ts'
import { useAiCommand } from '#web/features/ai/ai-drafts/api/use-ai-command.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FoundAnswerRow } from './found-answer-row.tsx'

export type AnswersPanelProps = {
  help: FeatureHelp
  request: { requestId: string; organizationId?: string }
  /** Adds a text of the panel to what is typed: the words of an answer, or its link. */
  onInsert: (text: string, kind: FoundAnswer['kind']) => void
}

/** What may answer a support request, the nearest first. It looks once someone presses, since each look counts. */
export function AnswersPanel({ help, request, onInsert }: AnswersPanelProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const search = useAiCommand('answer_search', (body: AnswersPanelProps['request'], idempotencyKey) =>
    call(findAnswers, { body }, { idempotencyKey }),
  )
  const { data, error, isPending } = search
  const find = () => !isPending && search.mutate(request)
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen && !data) find()
  }
  return (
    <>
      <div data-own>
        <Button size="sm" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
          <BookOpenCheck className="size-4" aria-hidden="true" />
          Suggested answers
        </Button>
        <p role="status" className="sr-only">
          {data && foundWords(data.items.length)}
        </p>
      </div>
      {isOpen && (
        <section
          id={id}
          data-own
          data-help
          aria-label="Suggested answers"
          className="panel order-last grid min-w-0 basis-full gap-3 p-4"
        >
          {data && data.items.length === 0 && <p className="text-sm text-dim">{foundWords(0)}</p>}
          {data && data.items.length > 0 && (
            <ul className="max-h-80 divide-y divide-line overflow-y-auto">
              {data.items.map((answer) => (
                <FoundAnswerRow
                  key={`${answer.kind}#${answer.id}`}
                  answer={answer}
                  onInsert={(text) => onInsert(text, answer.kind)}
                />
              ))}
            </ul>
          )}
          {error && <FormError takeFocus={false}>{describeFailure(error).sentence}</FormError>}
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm" variant="ghost" busy={isPending} busyText="Searching..." onClick={find}>
              Search again
            </Button>
            <p className="text-sm text-dim">
              {help.left} of {help.dailyPerUser} searches left today.
            </p>
          </div>
        </section>
      )}
    </>
  )
}

function foundWords(count: number): string {
  if (count === 0) return 'No FAQ, page, or prepared reply matches this request.'
  return count === 1 ? '1 answer found.' : `${count} answers found.`
}

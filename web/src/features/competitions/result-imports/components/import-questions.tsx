import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  entrantAnswer,
  type ImportAnswer,
  type ImportDoubt,
  type ImportQuestion,
} from '#shared/competitions/result-imports/import-question.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useAnswerImport } from '../api/import-commands.ts'
import { importQuery } from '../api/import-queries.ts'

type Answer = { lineNo?: number; about: ImportDoubt; value: ImportAnswer }
type Entrants = readonly { registrationId: string; label: string }[]

/** What all lines can be answered with at once, if they offer it. */
const forAll = [
  { about: 'who', value: 'by_name', label: 'Use the entrant with the same name' },
  { about: 'who', value: 'guest', label: 'Add people in doubt as guests' },
  { about: 'date', value: 'keep', label: 'Import lines from other days' },
  { about: 'who', value: 'leave_out', label: 'Skip people in doubt' },
  { about: 'date', value: 'leave_out', label: 'Skip lines from other days' },
] as const satisfies readonly (Answer & { label: string })[]

/** The questions of a preview, line by line. The file is planned again with the answers. */
export function ImportQuestions({ of }: { of: ResultImport }) {
  const pages = useInfiniteQuery(importQuery(of, 'question'))
  const answering = useAnswerImport()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const entrants = pages.data?.pages[0]?.entrants ?? []
  const asked =
    pages.data?.pages.flatMap(({ items }) => items.flatMap(({ questions = [] }) => questions)) ?? []
  const choose = (one: Answer) =>
    setAnswers((known) => {
      const next = new Map(known)
      const key = `${one.lineNo}#${one.about}`
      if (one.value === '') next.delete(key)
      else next.set(key, one)
      return next
    })
  const send = (given: Answer[]) => {
    if (answering.isPending || given.length === 0) return
    const input = { params: { eventId: of.eventId, importId: of.id }, body: { answers: given } }
    answering.mutate(input, { onSuccess: () => setAnswers(new Map()) })
  }
  const count = of.questions ?? 0
  return (
    <Panel title={count === 1 ? 'One line has a question' : `${count} lines have a question`}>
      <div className="grid gap-4">
        <p className="text-sm text-dim">
          Answer each, or leave the line out. Nothing is imported before that.
        </p>
        {answering.error && <FormError title={describeFailure(answering.error).sentence} />}
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={3} />}
          failed="The questions did not load"
          empty={null}
        >
          {(lines) => (
            <ul className="grid gap-4">
              {lines.map(({ lineNo, sentence, questions = [] }) => (
                <li key={lineNo} className="grid gap-2">
                  <p className="wrap-anywhere">{sentence}</p>
                  <div className="grid gap-2 sm:grid-cols-2">
                    {questions.map((question) => (
                      <Choice
                        key={question.about}
                        label={`Answer to ${sentence}`}
                        question={question}
                        entrants={entrants}
                        value={answers.get(`${lineNo}#${question.about}`)?.value ?? ''}
                        onChoose={(value) => choose({ lineNo, about: question.about, value })}
                      />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </CursorList>
        <div className="flex flex-wrap gap-3">
          <Button
            data-own
            variant="primary"
            className="min-h-12"
            disabled={answers.size === 0}
            busy={answering.isPending}
            onClick={() => send([...answers.values()])}
          >
            {answers.size > 1 ? `Use ${answers.size} answers` : 'Use the answer'}
          </Button>
          {count > 1 &&
            forAll
              .filter((one) => isOffered(one, asked))
              .map(({ label, ...answer }) => (
                <Button
                  data-own
                  key={label}
                  className="min-h-12"
                  disabled={answering.isPending}
                  onClick={() => send([answer])}
                >
                  {label}
                </Button>
              ))}
        </div>
      </div>
    </Panel>
  )
}

const isOffered = ({ about, value }: Answer, asked: readonly ImportQuestion[]) =>
  asked.some((one) => one.about === about && one.options.some((option) => option.value === value))

type ChoiceProps = {
  label: string
  question: ImportQuestion
  entrants: Entrants
  value: string
  onChoose: (value: string) => void
}

function Choice({ label, question: { about, options }, entrants, value, onChoose }: ChoiceProps) {
  const offered = options.map(({ value: id, label: words }) => (
    <option key={id} value={id}>
      {words}
    </option>
  ))
  return (
    <Select
      className="min-h-12"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{about === 'who' ? 'Choose who this is' : 'Choose'}</option>
      {about === 'who' && entrants.length > 0 ? (
        <>
          <optgroup label="Best matches">{offered}</optgroup>
          <optgroup label="Someone else">
            {entrants.map(({ registrationId, label: words }) => (
              <option key={registrationId} value={entrantAnswer(registrationId)}>
                {words}
              </option>
            ))}
          </optgroup>
        </>
      ) : (
        offered
      )}
    </Select>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { answersQuery } from '../api/answers-query.ts'

const debounceMs = 400

/** What may answer a subject already, while it is typed. Links open beside the form, which keeps what is typed. */
export function AnswersFirst({ subject }: { subject: string }) {
  const { data = [] } = useQuery(answersQuery(useDebounced(subject.trim(), debounceMs)))
  const answers = subject.trim() ? data : []
  return (
    <div role="status" className="not-empty:mt-3">
      {answers.length > 0 && (
        <>
          <p className="text-sm font-semibold">Does this answer it?</p>
          <ul className="mt-1 grid gap-1">
            {answers.map(({ id, title, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noopener" className="link">
                  {title}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

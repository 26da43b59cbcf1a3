import type { Activity } from '#shared/activities/activity.ts'
import { fieldWords, valueWords } from './change-words.ts'

/** What was before and after, field by field. */
export function ActivityChanges({ before = {}, after = {} }: Pick<Activity, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => valueWords(field, before[field]) !== valueWords(field, after[field]),
  )
  if (fields.length === 0) return null
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {fields.map((field) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-dim">{fieldWords(field)}</dt>
          <dd className="min-w-0">
            <del className="text-dim">{valueWords(field, before[field])}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> changed to </span>
            <ins className="font-semibold no-underline">{valueWords(field, after[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

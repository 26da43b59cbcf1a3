import type { Activity } from '#shared/activities/activity.ts'

const shown = (value: unknown) => {
  if (value === undefined || value === null || value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What was before and after, field by field. */
export function ActivityChanges({ before = {}, after = {} }: Pick<Activity, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => shown(before[field]) !== shown(after[field]),
  )
  if (fields.length === 0) return null
  return (
    <dl className="mt-2 grid gap-1 text-sm">
      {fields.map((field) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="readout text-dim">{field}</dt>
          <dd className="min-w-0">
            <del className="text-dim">{shown(before[field])}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> became </span>
            <ins className="font-semibold no-underline">{shown(after[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

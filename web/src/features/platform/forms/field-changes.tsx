import { fieldWords, valueWords } from './change-words.ts'

type Values = Readonly<Record<string, unknown>>

type FieldChangesProps = {
  before?: Values | undefined
  after?: Values | undefined
  /** The values that a form holds instead, if they differ again. */
  typed?: Values
}

/** The values before and after, field by field. */
export function FieldChanges({ before = {}, after = {}, typed = {} }: FieldChangesProps) {
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
            {field in typed && <span>, you typed {valueWords(field, typed[field])}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

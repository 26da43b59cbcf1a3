import { type MissingPart, missingParts } from '#shared/market/market-items/stepped-item.ts'
import { type ItemValues, toFields } from './item-values.ts'

export type MissingField = { part: MissingPart['of']; words: string; field?: keyof ItemValues }

const fieldsOf: Record<MissingPart['of'], readonly (keyof ItemValues)[]> = {
  pictures: [],
  title: ['title'],
  price: ['price'],
  description: ['description'],
  place: ['city', 'state', 'zip'],
}

/** What is still missing before an item can be published, with the first field of each that is to be filled in. */
export const missingFields = (values: ItemValues, pictures: readonly unknown[]): MissingField[] =>
  missingParts({ ...trimmed(values), pictures }).map(({ of: part, words }) => {
    const field = fieldsOf[part].find((name) => part !== 'place' || !String(values[name]).trim())
    return { part, words, ...(field && { field }) }
  })

function trimmed(values: ItemValues) {
  const { title, description, city, zip, ...rest } = values
  return toFields({
    ...rest,
    title: title.trim(),
    description: description.trim(),
    city: city.trim(),
    zip: zip.trim(),
  })
}

const sentences: Partial<Record<keyof ItemValues, string>> = {
  title: 'Use at least 5 characters.',
  price: 'Enter a price.',
  description: 'Use at least 20 characters.',
  city: 'Enter the city.',
  state: 'Choose the state.',
  zip: 'Enter the ZIP code.',
}

/** The sentence beside each field that is missing. */
export function missingSentences(
  values: ItemValues,
  missing: readonly MissingField[],
): Partial<Record<keyof ItemValues, string>> {
  const named = missing
    .flatMap(({ part }) => fieldsOf[part])
    .filter((name) => !['city', 'state', 'zip'].includes(name) || !String(values[name]).trim())
  return Object.fromEntries(named.map((name) => [name, sentences[name]]))
}

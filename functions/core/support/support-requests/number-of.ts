import { requestNumbers, requests, type StoredRequest } from './requests.ts'

const number = /^(?:s-?)?(\d{6,12})$/i

/** The number that someone typed, with or without the letter; undefined when it is none. */
export function typedNumber(typed: string): string | undefined {
  const digits = number.exec(typed.trim())?.[1]
  return digits && `S-${digits}`
}

/** The request with a number that someone typed. */
export async function requestNumbered(typed: string): Promise<StoredRequest | undefined> {
  const known = typedNumber(typed)
  const row = known && (await requestNumbers.get({ number: known }, { consistent: true }))
  return row ? requests.get({ id: row.requestId }, { consistent: true }) : undefined
}

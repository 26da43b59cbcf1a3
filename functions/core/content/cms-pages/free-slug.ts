import { slugHolder } from './slug-holder.ts'

const mostTries = 20

/** This address, or the first free one with a number after it; the claim itself is made when it is published. */
export async function freeSlug(wanted: string): Promise<string> {
  for (let count = 1; count <= mostTries; count++) {
    const slug = count === 1 ? wanted : `${wanted.slice(0, 76)}-${count}`
    if (!(await slugHolder(slug)).holder) return slug
  }
  return wanted
}

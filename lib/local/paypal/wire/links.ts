export type Link = { href: string; rel: string; method: string; encType: string }

/** A link of an object to an operation. */
export const linkOf = (url: string, rel: string, path: string, method = 'GET'): Link => ({
  href: `${url}${path}`,
  rel,
  method,
  encType: 'application/json',
})

/** What someone asks for help with, as the form of the support desk reads it from its address. */
export type HelpAbout = {
  kind: 'event' | 'listing' | 'transaction' | 'verification' | 'page'
  id: string
}

export const supportPath = '/support'
export const newRequestPath = '/dashboard/support/new'

/** The form to ask for help, with what it is about. Members have it among their own requests. */
export function helpPath({ kind, id }: HelpAbout, isMember: boolean): string {
  const search = new URLSearchParams({ about: `${kind}:${id}` })
  return `${isMember ? newRequestPath : supportPath}?${search}`
}

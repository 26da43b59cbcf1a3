import { lookup as resolve } from 'node:dns/promises'
import type { RequestOptions } from 'node:https'
import { isPublicAddress } from './public-address.ts'

/** Where tests stand in for the public web. */
export type Web = { addressesOf: (host: string) => Promise<string[]>; isPublic: (address: string) => boolean }

export const publicWeb: Web = {
  addressesOf: async (host) => (await resolve(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
}

/** The address of a host that has none but public ones; undefined for every other host. */
export async function publicAddressOf({ hostname }: URL, web: Web): Promise<string | undefined> {
  const addresses = await web.addressesOf(hostname.replace(/^\[|\]$/g, ''))
  return addresses.every(web.isPublic) ? addresses[0] : undefined
}

/** Sends a request to the very address that was looked at: the name could lead to another one a moment later. */
export const lookupAt =
  (address: string): NonNullable<RequestOptions['lookup']> =>
  (_host, { all }, found) => {
    const family = address.includes(':') ? 6 : 4
    if (all) found(null, [{ address, family }])
    else found(null, address, family)
  }

import type { MemberUsage } from './member-usage.ts'
import { charge, memberPrices, prices } from './prices.ts'

/** What a pool of our own would take for the same protocol. */
const ownPool = {
  /** SRP takes two calls; the answer to a challenge reckons with numbers of 3,072 bits, and the code is asked for rarely. */
  callsPerSignIn: 2,
  callsPerRenewal: 1,
  /** An id token and an access token. */
  signaturesPerTokens: 2,
  gigabyteSecondsPerCall: 0.1,
  /** The account, its session, the count of wrong passwords. */
  readUnitsPerCall: 3,
  writeUnitsPerCall: 4,
  keys: 2,
}

/** Dollars a month for signing members in, by who does it. Their emails cost the same everywhere. */
export function signInCost(members: number, usage: MemberUsage) {
  const calls = members * (usage.signIns * ownPool.callsPerSignIn + usage.renewals * ownPool.callsPerRenewal)
  const tokens = members * (usage.signIns + usage.renewals)
  return {
    essentials: charge(members, memberPrices.ESSENTIALS),
    lite: charge(members, memberPrices.LITE),
    own:
      charge(calls, prices.apiCall) +
      charge(calls, prices.invocation) +
      charge(calls * ownPool.gigabyteSecondsPerCall, prices.functionGigabyteSecond) +
      charge(calls * ownPool.readUnitsPerCall, prices.readUnit) +
      charge(calls * ownPool.writeUnitsPerCall, prices.writeUnit) +
      charge(ownPool.keys, prices.key) +
      charge(tokens * ownPool.signaturesPerTokens, prices.keySignature),
  }
}

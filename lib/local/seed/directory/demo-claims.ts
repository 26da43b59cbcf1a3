import type { claimants, claimHeads } from '#core/directory/organization-claims/claims.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoOrganizationId } from '#lib/local/seed/organizations/demo-organizations.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { type Claim, type ClaimSubject, isOpen } from '#shared/directory/organization-claims/claim.ts'
import { recentTries, subjectKey } from '#shared/directory/organization-claims/claim-limits.ts'
import { askedClaim, endedClaim, objectedClaim } from '#shared/directory/organization-claims/stepped-claim.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Sheet = Pick<Claim, 'role' | 'message'> & {
  of: ClaimSubject['kind']
  name: string
  by: string
  hours: number
  /** An address at its website from which a code came back. */
  proven?: string
  /** What has happened to it, so many hours ago. */
  since?: { hours: number } & (
    | { question: string }
    | { objection: string; by: string }
    | { approved: true }
    | { refused: string }
  )
}

const sheets: readonly Sheet[] = [
  {
    of: 'listing',
    name: 'Frisco Signal Path',
    by: 'emeka.strandholt',
    role: 'owner',
    message:
      'I opened the shop in spring and sign the lease and the sales tax permit. Call the number and ask.',
    hours: 61,
    proven: 'emeka@frisco-signal-path.example',
  },
  {
    of: 'listing',
    name: 'Frisco Signal Path',
    by: 'gus.overby',
    role: 'manager',
    message:
      'I run the bays and answer the phone. The owner does not use the internet and asked me to do this.',
    hours: 20,
  },
  {
    of: 'organization',
    name: 'Copperline Meter Association',
    by: 'pro',
    role: 'manager',
    message: 'I calibrate the meters for the Mesa shows and was asked to keep this page up to date.',
    hours: 100,
    since: {
      hours: 30,
      question: 'Who on the board asked you? Send us a name and a number that is on the website.',
    },
  },
  {
    of: 'listing',
    name: 'Bay Four Audio',
    by: 'silas.varrowby',
    role: 'owner',
    message:
      'I bought half of the shop in October. The papers are with the lawyer until the end of the month.',
    hours: 75,
    since: {
      hours: 50,
      by: 'retailer',
      objection:
        'He rents the lane behind the shop on Saturdays. Nobody has bought anything, and I own all of it.',
    },
  },
  {
    of: 'listing',
    name: 'Lookout Mountain Sound Off Park',
    by: 'calla.renwright',
    role: 'owner',
    message: 'The lot belongs to my family, and I book the weekends. My name is on the gate and on the deed.',
    hours: 168 * 24,
    proven: 'calla@lookout-mountain-sound-off-park.example',
    since: { hours: 166 * 24, approved: true },
  },
  {
    of: 'listing',
    name: 'Short North Speaker Bar',
    by: 'kofi.ambersley',
    role: 'other',
    message: 'I am there every week and know everyone. I could add the pictures that are missing.',
    hours: 190,
    since: {
      hours: 140,
      refused: 'The shop does not know of this. Use “Suggest an edit” for what you want to correct.',
    },
  },
]

/** Claims of the demo: two rivals, one that was asked something, one that the owner objects to, and two that are decided. */
export const demoClaims = (listings: readonly Listing[], now: string): Claim[] =>
  sheets.map(({ of, name, by, role, message, hours, proven, since }) => {
    const listing = listings.find(({ businessName }) => businessName === name)
    if (of === 'listing' && !listing) throw new Error(`No listing of the demo is called ${name}`)
    const createdAt = addTime(now, { hours: -hours })
    const claim: Claim = {
      id: deriveId('clm', createdAt, `${name} ${by}`) as Claim['id'],
      subject: listing
        ? { kind: 'listing', id: listing.id }
        : { kind: 'organization', id: demoOrganizationId(name, now) },
      name,
      userId: memberOf(by),
      role,
      message,
      ...(proven && { businessEmail: proven }),
      emailProof: proven ? 'proven' : 'none',
      documents: [],
      isContested: since !== undefined && 'objection' in since,
      status: 'pending',
      createdAt,
      version: 1,
    }
    return since ? stepped(claim, since, addTime(now, { hours: -since.hours })) : claim
  })

const memberOf = (who: string) => demoUserId(demoEmail(who)) as Claim['userId']

function stepped(claim: Claim, since: NonNullable<Sheet['since']>, at: string): Claim {
  if ('question' in since) return askedClaim(claim, since.question, at)
  if ('objection' in since) return objectedClaim(claim, { by: memberOf(since.by), text: since.objection }, at)
  const [status, reason] =
    'refused' in since ? (['refused', since.refused] as const) : (['approved'] as const)
  return endedClaim(claim, status, { reason, now: at })
}

type Head = ReturnType<typeof claimHeads.read>
type Claimant = ReturnType<typeof claimants.read>

/** What is open on each thing that is claimed. */
export const headsOf = (claims: readonly Claim[]): Head[] =>
  [...Map.groupBy(claims, ({ subject }) => subjectKey(subject)).values()].map((same) => ({
    subject: (same[0] as Claim).subject,
    open: same.filter(isOpen).map(({ id, userId }) => ({ claimId: id, userId })),
    version: 1,
  }))

/** What each claimant has open, and tried within the last month. */
export const claimantsOf = (claims: readonly Claim[], now: string): Claimant[] =>
  [...Map.groupBy(claims, ({ userId }) => userId)].map(([userId, own]) => ({
    userId,
    open: own.filter(isOpen).map(({ id }) => id),
    filed: recentTries(
      own.map(({ subject, createdAt }) => ({ subject: subjectKey(subject), at: createdAt })),
      now,
    ),
    version: 1,
  }))

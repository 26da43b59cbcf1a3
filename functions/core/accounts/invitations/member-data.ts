import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { invitations, invitedAddresses } from './invitations.ts'

/** More invitations than anyone sends to one address. */
const mostInvitations = 100

const sentTo = async (email: string) =>
  (await invitations.list({ index: 'gsi3', pk: `INVITATIONS_TO#${email}`, limit: mostInvitations })).items

export const erased: ErasedData = {
  eraseAt: async ({ email, until, passedOn }) => {
    const [invited, sent] = await Promise.all([
      invitedAddresses.get({ email }, { consistent: true }),
      sentTo(email),
    ])
    const theirs = sent.filter(({ createdAt }) => !until || createdAt <= until)
    // Someone else was invited to it since then.
    const invitedAgain = sent.some((one) => one.id === invited?.invitationId && !theirs.includes(one))
    if (invited && !passedOn && !invitedAgain) await commit(invitedAddresses.delete(invited))
    await writeBatch(theirs.map((one) => ({ DeleteRequest: { Key: invitations.key(one) } })))
  },
}

export const exported: ExportedData = {
  hidden: ['secretHash'],
  at: {
    kind: invitations.name,
    items: async function* ({ userId, email, since, until }) {
      for (const invitation of await sentTo(email)) {
        const { acceptedBy, createdAt } = invitation
        if (acceptedBy === userId || (createdAt >= since && createdAt <= until)) yield invitation
      }
    },
  },
}

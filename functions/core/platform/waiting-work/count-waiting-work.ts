import { countUsers } from '#core/platform/users/count-users.ts'
import type { WaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { Queue, waitingCounters, waitingPartition } from './waiting-counters.ts'

/** Counts the items waiting for administrators, with two reads. */
export async function countWaitingWork(): Promise<WaitingWork> {
  const [{ items }, { counts }] = await Promise.all([
    waitingCounters.list({ pk: waitingPartition, limit: Queue.options.length }),
    countUsers(),
  ])
  const waiting = (wanted: Queue) => items.find(({ queue }) => queue === wanted)?.count ?? 0
  return {
    accounts: counts
      .filter(({ status }) => status === 'pending')
      .reduce((total, { count }) => total + count, 0),
    verifications: waiting('verifications'),
    invitations: waiting('invitations'),
    mails: waiting('mails'),
    failedMails: waiting('failedMails'),
    openCases: waiting('openCases'),
    failedWebhooks: waiting('failedWebhooks'),
    openDisputes: waiting('openDisputes'),
    failedRefunds: waiting('failedRefunds'),
    eventSuggestions: waiting('eventSuggestions'),
    organizations: waiting('organizations'),
    results: waiting('results'),
    listings: waiting('listings'),
    listingChanges: waiting('listingChanges'),
    items: waiting('items'),
    adCampaigns: waiting('adCampaigns'),
    adCreatives: waiting('adCreatives'),
    listingReviews: waiting('listingReviews'),
    brands: waiting('brands'),
    claims: waiting('claims'),
    supportUnassigned: waiting('supportUnassigned'),
    supportOverdue: waiting('supportOverdue'),
    organizationNews: waiting('organizationNews'),
  }
}

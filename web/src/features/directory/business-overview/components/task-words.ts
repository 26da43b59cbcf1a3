import type {
  BusinessTask,
  ClaimTask,
  ListingTask,
} from '#shared/directory/business-overview/business-task.ts'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import { claimPath, contestPath } from '#shared/directory/organization-claims/claim-path.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { draftPath } from '#web/features/directory/listings/own/listing-words.ts'

export type TaskWords = {
  title: string
  text?: string
  label: string
  to: string
  /** It was rejected, and stays so until the owner acts. */
  isTrouble?: true
}

/** A task as it is read, with the way to do it. */
export function taskWords(task: BusinessTask): TaskWords {
  if ('claimId' in task) return wordsOfClaim(task)
  if ('listingId' in task) return wordsOfListing(task)
  const { organizationId, name, text } = task
  return {
    title: `Submit ${name}`,
    ...(text && { text }),
    label: 'Open',
    to: manageOrganizationPath(organizationId),
  }
}

function wordsOfClaim({ kind, claimId, subject, name, text }: ClaimTask): TaskWords {
  return kind === 'question'
    ? {
        title: `Answer our question about ${name}`,
        ...(text && { text }),
        label: 'Answer',
        to: claimPath(subject),
      }
    : {
        title: `Someone claims ${name}`,
        text: 'Object if they do not run it.',
        label: 'See the claim',
        to: contestPath(claimId),
      }
}

function wordsOfListing({ kind, listingId, name, text }: ListingTask): TaskWords {
  const edit = editListingPath(listingId)
  const said = text && { text }
  switch (kind) {
    case 'refused':
      return { title: `${name} was rejected`, ...said, label: 'Fix it', to: edit, isTrouble: true }
    case 'change_refused':
      return {
        title: `Your change to ${name} was rejected`,
        ...said,
        label: 'Edit',
        to: edit,
        isTrouble: true,
      }
    case 'finish':
      return { title: `Finish ${name}`, ...said, label: 'Finish', to: draftPath(listingId) }
    case 'submit':
      return {
        title: `Submit ${name}`,
        text: 'Everything is filled in.',
        label: 'Submit',
        to: `${draftPath(listingId)}&step=check`,
      }
    case 'pictures':
      return {
        title: `Add pictures of ${name}`,
        text: 'Listings with pictures rank higher.',
        label: 'Add pictures',
        to: `${edit}?step=pictures`,
      }
    case 'hours':
      return {
        title: `Add the hours of ${name}`,
        text: 'Without them, “Open now” leaves it out.',
        label: 'Add hours',
        to: `${edit}?step=hours`,
      }
  }
}

import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Account = Pick<User, 'status' | 'verificationStatus' | 'membershipType' | 'registrationCompleted'>

export type Standing = { tone: Tone; word: string; sentence: string }

/** The account's state in a word, and its meaning for the owner. */
export function accountStanding({ status, verificationStatus, membershipType }: Account): Standing {
  if (status === 'suspended')
    return { tone: 'danger', word: 'Suspended', sentence: 'This account is suspended.' }
  if (status === 'active')
    return {
      tone: 'success',
      word: 'Active',
      sentence: 'Your account is active. You don’t need to do anything.',
    }
  if (verificationStatus === 'rejected')
    return {
      tone: 'danger',
      word: 'Rejected',
      sentence:
        'We couldn’t approve your business yet. Read the reviewers’ reason and send your documents again.',
    }
  return {
    tone: 'warning',
    word: 'Pending',
    sentence: isBusiness(membershipType)
      ? 'Our team reviews the documents you send. Until then, you can log in and edit your profile. Your business goes live once we approve it.'
      : `${awaitingApproval} Some features are unavailable until then.`,
  }
}

export function verificationStanding({ verificationStatus }: Account): Standing {
  // Businesses that were refused had verified their address before.
  if (verificationStatus !== 'pending')
    return { tone: 'success', word: 'Verified', sentence: 'Your email address is verified.' }
  return {
    tone: 'warning',
    word: 'Pending',
    sentence: 'Your email address is not verified yet. Follow the link in the email we sent you.',
  }
}

export type Stage = { title: string; text: string; done: boolean }

/** The stages from registration to full access. The first unfinished stage is the account’s present one. */
export function accountStages(account: Account): Stage[] {
  const stages = [
    { title: 'Signed up', text: 'You have an account.', done: true },
    {
      title: 'Email verified',
      text: 'The link in our email confirms that the address is yours.',
      done: account.verificationStatus !== 'pending',
    },
    {
      title: 'Profile completed',
      text: 'You have filled in your name and location.',
      done: account.registrationCompleted,
    },
  ]
  if (!isBusiness(account.membershipType)) return stages
  const approval = {
    title: 'Business approved',
    text: 'Our team reviews your business and notifies you of the decision.',
    done: account.status === 'active',
  }
  return [...stages, approval]
}

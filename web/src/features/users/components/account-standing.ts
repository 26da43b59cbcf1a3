import { awaitingApproval } from '#shared/users/awaiting-approval.ts'
import { isBusiness } from '#shared/users/membership-type.ts'
import type { User } from '#shared/users/user.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Account = Pick<User, 'status' | 'verificationStatus' | 'membershipType' | 'registrationCompleted'>

export type Standing = { tone: Tone; word: string; sentence: string }

/** The account in a word, and what it means for its owner. */
export function accountStanding({ status, verificationStatus, membershipType }: Account): Standing {
  if (status === 'suspended')
    return { tone: 'danger', word: 'Suspended', sentence: 'This account is suspended.' }
  if (status === 'active')
    return {
      tone: 'success',
      word: 'Active',
      sentence: 'Your account is active. Nothing is waiting for you.',
    }
  if (verificationStatus === 'rejected')
    return {
      tone: 'danger',
      word: 'Refused',
      sentence: 'Your business was refused. See what the reviewers wrote, and send your documents again.',
    }
  return {
    tone: 'warning',
    word: 'Pending',
    sentence: isBusiness(membershipType)
      ? 'A person checks your business by the documents you send. Until then you can log in and edit your profile; your business goes live with the approval.'
      : `${awaitingApproval} Until then some things are closed.`,
  }
}

export function verificationStanding({ verificationStatus }: Account): Standing {
  // Whoever's business was refused had verified the address before.
  if (verificationStatus !== 'pending')
    return { tone: 'success', word: 'Verified', sentence: 'Your email address is verified.' }
  return {
    tone: 'warning',
    word: 'Pending',
    sentence: 'Your email address is not verified yet. Follow the link in the mail we sent you.',
  }
}

export type Stage = { title: string; text: string; done: boolean }

/** The way from registration to full access; the first stage that is not done is where the account stands. */
export function accountStages(account: Account): Stage[] {
  const stages = [
    { title: 'Registered', text: 'Your account exists.', done: true },
    {
      title: 'Email verified',
      text: 'The link in our mail proves that the address is yours.',
      done: account.verificationStatus !== 'pending',
    },
    {
      title: 'Profile completed',
      text: 'Name and place are filled in.',
      done: account.registrationCompleted,
    },
  ]
  if (!isBusiness(account.membershipType)) return stages
  const approval = {
    title: 'Business approved',
    text: 'A person checks your business and your notifications tell you the outcome.',
    done: account.status === 'active',
  }
  return [...stages, approval]
}

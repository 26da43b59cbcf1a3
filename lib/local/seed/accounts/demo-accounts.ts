import { createHash } from 'node:crypto'
import { joinedAt } from '#lib/local/seed/billing/billing-story.ts'
import { personPicture } from '#lib/local/seed/pictures/demo-pictures.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { approvedStanding } from '#shared/platform/users/approved-standing.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import type { User } from '#shared/platform/users/user.ts'

export const demoPassword = 'Demo-Pass-2026!'

type DemoAccount = {
  account: string
  membershipType: MembershipType
  name: string
  profile?: Partial<User>
  /** Of one that has done things before today; else it joined now, or when its billing began. */
  daysOld?: number
}

const completed: Partial<User> = {
  status: 'active',
  verificationStatus: 'verified',
  registrationCompleted: true,
}

/** None of these people exist; names, businesses and pictures are made up. */
const accounts: DemoAccount[] = [
  {
    account: 'admin',
    membershipType: 'admin',
    name: 'Site Administrator',
    profile: { ...completed, city: 'Louisville', state: 'KY' },
  },
  {
    account: 'organizer',
    membershipType: 'organization',
    name: 'Ray Hollander',
    profile: {
      ...completed,
      companyName: 'River City Sound-Off',
      city: 'Louisville',
      state: 'KY',
      bio: 'Three shows a year on the waterfront, metered lanes from street stock to extreme.',
      isPublicProfile: true,
    },
  },
  {
    account: 'retailer',
    membershipType: 'retailer',
    name: 'Donna Pruitt',
    profile: {
      ...completed,
      companyName: 'Bay Four Audio',
      city: 'Tulsa',
      state: 'OK',
      bio: 'Installs, tuning and a test lane behind the shop. Open six days.',
      isPublicProfile: true,
    },
  },
  {
    account: 'manufacturer',
    membershipType: 'manufacturer',
    name: 'Walt Larsen',
    profile: {
      ...completed,
      companyName: 'Northline Transducers',
      city: 'Duluth',
      state: 'MN',
      bio: 'Subwoofers wound, glued and measured in one building.',
      isPublicProfile: true,
    },
  },
  {
    account: 'pro',
    membershipType: 'pro_competitor',
    name: 'Wade Kessler',
    profile: {
      ...completed,
      city: 'Mesa',
      state: 'AZ',
      subscriptionPlan: 'pro_competitor_monthly',
      bio: 'Two 18s, one wall, and a door seal that took a winter.',
      isPublicProfile: true,
    },
  },
  {
    account: 'member',
    membershipType: 'competitor',
    name: 'Tessa Lyle',
    profile: { ...completed, city: 'Dayton', state: 'OH', bio: 'First season on the lanes, street class.' },
    daysOld: 160,
  },
  {
    account: 'pending',
    membershipType: 'retailer',
    name: 'Earl Dobbins',
    profile: {
      status: 'pending',
      verificationStatus: 'verified',
      registrationCompleted: true,
      companyName: 'Low End Theory Garage',
      city: 'Macon',
      state: 'GA',
    },
  },
  { account: 'new', membershipType: 'competitor', name: 'Scott Bowers' },
]

/** The address of a demo account, or of a member by the parts of their name. */
export const demoEmail = (who: string): string =>
  who.includes('.') ? `${who}@members.demo.test` : `${who}@demo.test`

/** The same id for the same account on every machine, in the form of Cognito’s `sub`. */
export function demoUserId(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function demoUsers(now: string): User[] {
  return accounts.map(({ account, membershipType, name, profile, daysOld = 0 }) => {
    const email = `${account}@demo.test`
    const registration = {
      id: demoUserId(email),
      email,
      name,
      membershipType,
      ...(profile && { phone: '+12145550100' }),
    }
    const joined =
      account in joinedAt ? joinedAt[account as keyof typeof joinedAt](now) : addTime(now, { days: -daysOld })
    const known = { ...newUser(registration, joined), ...profile }
    const user = known.status === 'active' ? { ...known, ...approvedStanding(known) } : known
    return {
      ...user,
      location: [user.city, user.state].filter(Boolean).join(', '),
      // Who has not completed a profile has no picture yet.
      ...(profile && { profileImage: personPicture(user) }),
    }
  })
}

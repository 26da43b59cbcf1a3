import { siteName } from '#shared/site-name.ts'
import type { PageData, ScreenEntry } from './screen.ts'

const memberTitle = ({ params, get }: PageData) =>
  (get({ queryKey: ['member', params.userId] }) as { name: string } | undefined)?.name ?? 'Member'

const cmsPageTitle = ({ params, get }: PageData) =>
  (get({ queryKey: ['cms-page', params.slug] }) as { title: string } | null | undefined)?.title ?? 'Page'

/**
 * Every screen of the platform. A screen exports one component named `Screen`. What a public screen
 * reads and says about itself is in `screen-data.ts`, for the server alone. Nothing else is imported here: this list is
 * part of the shell.
 */
export const screens: readonly ScreenEntry[] = [
  {
    path: '/',
    access: 'public',
    load: () => import('#web/features/home/screens/home-screen.tsx'),
    title: siteName,
  },
  {
    path: '/pricing',
    access: 'public',
    load: () => import('#web/features/pricing/screens/pricing-screen.tsx'),
    title: 'Memberships',
  },
  {
    path: '/business-features',
    access: 'public',
    load: () => import('#web/features/pricing/screens/business-features-screen.tsx'),
    title: 'For shops and brands',
  },
  {
    path: '/organization-features',
    access: 'public',
    load: () => import('#web/features/pricing/screens/organization-features-screen.tsx'),
    title: 'For organizations',
  },
  {
    path: '/faq',
    access: 'public',
    load: () => import('#web/features/faqs/screens/faq-screen.tsx'),
    title: 'Frequently asked questions',
  },
  {
    path: '/privacy-policy',
    access: 'public',
    load: () => import('#web/features/legal/screens/privacy-policy-screen.tsx'),
    title: 'Privacy policy',
  },
  {
    path: '/cookie-policy',
    access: 'public',
    load: () => import('#web/features/legal/screens/cookie-policy-screen.tsx'),
    title: 'Cookie policy',
  },
  {
    path: '/contact',
    access: 'public',
    load: () => import('#web/features/contact/screens/contact-screen.tsx'),
    title: 'Contact us',
  },
  {
    path: '/pages/:slug',
    access: 'public',
    load: () => import('#web/features/cms-pages/screens/cms-page-screen.tsx'),
    title: cmsPageTitle,
  },
  {
    path: '/members',
    access: 'public',
    load: () => import('#web/features/members/screens/members-screen.tsx'),
    title: 'Members',
  },
  {
    path: '/public-profile/:userId',
    access: 'public',
    load: () => import('#web/features/members/screens/public-profile-screen.tsx'),
    title: memberTitle,
  },
  {
    path: '/profile/:userId',
    access: 'public',
    load: () => import('#web/features/members/screens/public-profile-screen.tsx'),
    title: memberTitle,
  },
  {
    path: '/member/:userId',
    access: 'complete',
    load: () => import('#web/features/members/screens/member-screen.tsx'),
    title: memberTitle,
  },
  {
    path: '/register',
    access: 'public',
    load: () => import('#web/features/accounts/screens/register-screen.tsx'),
    title: 'Register',
    startsAtOnce: true,
  },
  {
    path: '/verify-email',
    access: 'public',
    load: () => import('#web/features/accounts/screens/verify-email-screen.tsx'),
    title: 'Verify your email',
    startsAtOnce: true,
    noIndex: true,
  },
  {
    path: '/login',
    access: 'public',
    load: () => import('#web/features/accounts/screens/login-screen.tsx'),
    title: 'Log in',
    startsAtOnce: true,
    noIndex: true,
  },
  {
    path: '/auth/google',
    access: 'public',
    load: () => import('#web/features/accounts/screens/google-return-screen.tsx'),
    title: 'Logging in with Google',
    startsAtOnce: true,
    noIndex: true,
  },
  {
    path: '/forgot-password',
    access: 'public',
    load: () => import('#web/features/accounts/screens/forgot-password-screen.tsx'),
    title: 'Forgot password',
    startsAtOnce: true,
    noIndex: true,
  },
  {
    path: '/reset-password',
    access: 'public',
    load: () => import('#web/features/accounts/screens/reset-password-screen.tsx'),
    title: 'Choose a new password',
    startsAtOnce: true,
    noIndex: true,
  },
  {
    path: '/complete-profile',
    access: 'signed-in',
    load: () => import('#web/features/users/screens/complete-profile-screen.tsx'),
    title: 'Complete your profile',
  },
  {
    path: '/dashboard',
    access: 'complete',
    load: () => import('#web/features/dashboard/screens/dashboard-screen.tsx'),
    title: 'Dashboard',
  },
  {
    path: '/profile',
    access: 'complete',
    load: () => import('#web/features/users/screens/profile-screen.tsx'),
    title: 'Profile',
  },
  {
    path: '/billing/subscribe',
    access: 'complete',
    load: () => import('#web/features/subscriptions/screens/subscribe-screen.tsx'),
    title: 'Checkout',
  },
  {
    path: '/member-profile-settings',
    access: 'complete',
    load: () => import('#web/features/users/screens/member-profile-settings-screen.tsx'),
    title: 'Public profile',
  },
  {
    path: '/notifications',
    access: 'complete',
    load: () => import('#web/features/notifications/screens/notifications-screen.tsx'),
    title: 'Notifications',
  },
  {
    path: '/billing',
    access: 'complete',
    load: () => import('#web/features/billing/screens/billing-screen.tsx'),
    title: 'Billing',
  },
  {
    path: '/admin/settings',
    access: 'admin',
    load: () => import('#web/features/settings/screens/settings-screen.tsx'),
    title: 'Settings',
  },
  {
    path: '/admin/membership',
    access: 'admin',
    load: () => import('#web/features/memberships/screens/memberships-screen.tsx'),
    title: 'Memberships',
  },
  {
    path: '/admin/roles',
    access: 'admin',
    load: () => import('#web/features/roles/screens/roles-screen.tsx'),
    title: 'Roles',
  },
  {
    path: '/admin/activity',
    access: 'admin',
    load: () => import('#web/features/activities/screens/activity-log-screen.tsx'),
    title: 'Activity log',
  },
  {
    path: '/admin/impersonations',
    access: 'admin',
    load: () => import('#web/features/impersonations/screens/impersonations-screen.tsx'),
    title: 'Impersonations',
  },
  {
    path: '/admin/verifications',
    access: 'admin',
    load: () => import('#web/features/verifications/screens/verifications-screen.tsx'),
    title: 'Verifications',
  },
  {
    path: '/admin',
    access: 'admin',
    load: () => import('#web/features/admin-dashboard/screens/admin-dashboard-screen.tsx'),
    title: 'Administration',
  },
  {
    path: '/admin/dashboard',
    access: 'admin',
    load: () => import('#web/features/admin-dashboard/screens/admin-dashboard-screen.tsx'),
    title: 'Administration',
  },
  {
    path: '/admin/users',
    access: 'admin',
    load: () => import('#web/features/admin-users/screens/users-screen.tsx'),
    title: 'Users',
  },
  {
    path: '/admin/users/:userId',
    access: 'admin',
    load: () => import('#web/features/admin-users/screens/user-screen.tsx'),
    title: 'Account',
  },
  {
    path: '/admin/users/:userId/edit',
    access: 'admin',
    load: () => import('#web/features/admin-users/screens/edit-user-screen.tsx'),
    title: 'Edit account',
  },
  {
    path: '/admin/member-profiles',
    access: 'admin',
    load: () => import('#web/features/admin-users/screens/member-profiles-screen.tsx'),
    title: 'Member profiles',
  },
  {
    path: '/admin/invitations',
    access: 'admin',
    load: () => import('#web/features/invitations/screens/invitations-screen.tsx'),
    title: 'Invitations',
  },
  {
    path: '/admin/mails',
    access: 'admin',
    load: () => import('#web/features/mails/screens/mails-screen.tsx'),
    title: 'Email queue',
  },
]

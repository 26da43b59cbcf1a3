import type { SocialNetwork } from '#shared/content/contact/contact-settings.ts'

export const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  discord: 'Discord',
  reddit: 'Reddit',
  linkedin: 'LinkedIn',
}

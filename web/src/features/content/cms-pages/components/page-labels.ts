import type { FooterSection, NavigationPlacement, PageStatus } from '#shared/content/cms-pages/page.ts'

export const statusLabels: Record<PageStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
}

export const placementLabels: Record<NavigationPlacement, string> = {
  none: 'Not in a menu',
  header: 'Header',
  footer: 'Footer',
  both: 'Header and footer',
}

export const sectionLabels: Record<FooterSection, string> = {
  company: 'Company',
  quick_links: 'Quick links',
  legal: 'Legal',
  support: 'Support',
  social: 'Social',
}

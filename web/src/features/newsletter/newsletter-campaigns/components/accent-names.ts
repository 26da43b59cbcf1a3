import type { Accent } from '#shared/newsletter/newsletter-campaigns/block.ts'

export const accentNames: Record<Accent, string> = {
  ember: 'Ember',
  amber: 'Amber',
  moss: 'Moss',
  teal: 'Teal',
  sky: 'Sky',
  indigo: 'Indigo',
  plum: 'Plum',
  graphite: 'Graphite',
}

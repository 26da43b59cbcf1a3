import type { ResourceKind, ResourceLevel, ResourceStatus } from '#shared/content/resources/resource.ts'

export const kindLabels: Record<ResourceKind, { one: string; many: string }> = {
  guide: { one: 'Guide', many: 'Guides' },
  tool: { one: 'Tool', many: 'Tools' },
  rulebook: { one: 'Rulebook', many: 'Rulebooks' },
  video: { one: 'Video', many: 'Videos' },
  download: { one: 'Download', many: 'Downloads' },
  glossary: { one: 'Glossary', many: 'Glossary' },
  partner: { one: 'Partner', many: 'Partners' },
}

export const levelLabels: Record<ResourceLevel, string> = {
  any: 'Every level',
  beginner: 'Beginner',
  advanced: 'Advanced',
}

export const statusLabels: Record<ResourceStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
}

import type { RebuildPreview } from '#web/features/rules/seasons/components/rebuild-preview.ts'
import { RebuildChanges } from './components/rebuild-changes.tsx'

export const rebuildPreview: RebuildPreview = RebuildChanges

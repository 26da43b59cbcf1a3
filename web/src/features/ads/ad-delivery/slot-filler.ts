import type { SlotFiller } from '#web/features/platform/ad-slots/components/slot-filler.ts'

export const slotFiller: SlotFiller = { load: () => import('./slots/filled-slot.tsx') }

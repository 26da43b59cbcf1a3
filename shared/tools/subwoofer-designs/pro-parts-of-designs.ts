import { type ProPart, proPart } from '#shared/tools/pro-tools/pro-part.ts'
import { freeBoxKinds } from './box-kind-names.ts'
import { mostDesigns } from './saved-design.ts'
import type { SavedDesigns } from './saved-designs.ts'

/** The kinds of box, and the designs side by side, that are part of the Pro membership. */
export const proPartsOfDesigns = ({ designs }: SavedDesigns): ProPart[] => [
  ...designs.flatMap(({ box: { kind } }, at) =>
    freeBoxKinds.includes(kind)
      ? []
      : proPart(
          kind,
          `designs.${at}.box.kind`,
          'Passive radiators and bandpass boxes',
          'Make this box sealed or vented',
        ),
  ),
  ...designs
    .slice(mostDesigns.free)
    .map((_, more) =>
      proPart(
        'compared',
        `designs.${mostDesigns.free + more}`,
        `Comparing more than ${mostDesigns.free} designs`,
        `Keep ${mostDesigns.free} of them`,
      ),
    ),
]

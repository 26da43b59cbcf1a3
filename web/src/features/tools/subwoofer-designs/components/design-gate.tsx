// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, type ReactNode, Suspense } from 'react'
import { proPartsOfDesigns } from '#shared/tools/subwoofer-designs/pro-parts-of-designs.ts'
import { lockedPart } from '#web/features/tools/tool-projects/state/work-as-saved.ts'
import { designerTool } from '../designer-tool.ts'
import { useView } from '../state/use-designer.ts'

const ProGate = lazy(async () => ({
  default: (await import('#web/features/tools/tool-projects/components/pro-gate.tsx')).ProGate,
}))

export type DesignGateProps = {
  isPro: boolean | undefined
  /** True for results beside those where the gate stands. */
  quiet?: boolean
  children: ReactNode
}

/** Shows results, unless the designs have a part of Pro that the reader may not add. */
export function DesignGate({ isPro, quiet, children }: DesignGateProps) {
  const message = useView(({ body }) =>
    isPro === false ? lockedPart(designerTool.kind, body, proPartsOfDesigns)?.message : undefined,
  )
  if (!message) return children
  if (quiet) return null
  return (
    <Suspense fallback={<div className="skeleton h-60" />}>
      <ProGate message={message} />
    </Suspense>
  )
}

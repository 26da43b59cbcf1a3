import type { BuildRefusal } from '#shared/tools/subwoofer-designs/built-box.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDesigner } from '../state/use-designer.ts'
import { editBuild } from './edit-build.ts'

export type RefusedBuildProps = { refusal: BuildRefusal }

/** Explains why there is no box, and offers a fix. */
export function RefusedBuild({ refusal: { code, message } }: RefusedBuildProps) {
  const designer = useDesigner()
  return (
    <Banner
      tone="danger"
      action={
        code === 'shape_not_divided' && (
          <Button size="sm" onClick={() => designer.change(editBuild({ shape: 'rectangular' }))}>
            Use a rectangular box
          </Button>
        )
      }
    >
      {message}
    </Banner>
  )
}

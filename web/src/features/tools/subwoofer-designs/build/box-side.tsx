import { loginPath } from '#web/lib/return-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { BoxWorkspace } from './box-workspace.tsx'

export type BoxSideProps = { isPro: boolean | undefined; isVisitor: boolean }

/** The box beside the charts: for members; a visitor finds a box to try. */
export function BoxSide({ isPro, isVisitor }: BoxSideProps) {
  if (!isVisitor) return <BoxWorkspace isPro={isPro} />
  return (
    <Panel title="Box">
      <div className="grid gap-3">
        <p className="font-semibold">Sign in to continue with your own numbers.</p>
        <p className="text-sm text-dim">
          Members see their own design in three dimensions, with its cut list. You can try a box without an
          account.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={loginPath('/subwoofer-designer')} variant="primary">
            Sign in
          </ButtonLink>
          <ButtonLink to="/test-box-3d">Try a box in 3D</ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

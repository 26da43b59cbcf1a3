import { BoxTrial } from '../build/box-trial.tsx'

export const title = 'A box in 3D'

export function Screen() {
  return <BoxTrial title={title} />
}

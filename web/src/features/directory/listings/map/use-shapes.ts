import { useEffect, useState } from 'react'

export type Shapes = readonly (readonly [code: string, path: string])[]

/** The shapes of the states, once someone looks at the map: until then there are none, and the server never has them. */
export function useShapes(): Shapes {
  const [shapes, setShapes] = useState<Shapes>([])
  useEffect(() => {
    void import('./state-shapes.ts').then(
      ({ stateShapes }) => setShapes(stateShapes),
      // The map leads to its places without them.
      () => undefined,
    )
  }, [])
  return shapes
}

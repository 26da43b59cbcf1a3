import {
  AlwaysStencilFunc,
  BackSide,
  type BufferGeometry,
  DecrementWrapStencilOp,
  FrontSide,
  IncrementWrapStencilOp,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  NotEqualStencilFunc,
  type Object3D,
  type Plane,
  PlaneGeometry,
  type Vector3,
} from 'three'

/** Counts, pixel by pixel, whether a plane is inside a closed part: each back face behind it adds one, each front face takes one. */
export function sectionCounters(geometry: BufferGeometry, plane: Plane, order: number): Mesh[] {
  const counter = (side: typeof BackSide | typeof FrontSide) => {
    const step = side === BackSide ? IncrementWrapStencilOp : DecrementWrapStencilOp
    const material = new MeshBasicMaterial({
      side,
      clippingPlanes: [plane],
      depthWrite: false,
      depthTest: false,
      colorWrite: false,
      stencilWrite: true,
      stencilFunc: AlwaysStencilFunc,
      stencilFail: step,
      stencilZFail: step,
      stencilZPass: step,
    })
    const mesh = new Mesh(geometry, material)
    mesh.renderOrder = order
    return mesh
  }
  return [counter(BackSide), counter(FrontSide)]
}

/** The face that closes the cut of a plane, drawn where the counters are not even. */
export function sectionCap(
  plane: Plane,
  others: Plane[],
  material: MeshStandardMaterial,
  { size, center, order }: { size: number; center: Vector3; order: number },
): Object3D {
  material.clippingPlanes = others
  material.stencilWrite = true
  material.stencilRef = 0
  material.stencilFunc = NotEqualStencilFunc
  const cap = new Mesh(new PlaneGeometry(size, size), material)
  plane.projectPoint(center, cap.position)
  cap.lookAt(cap.position.clone().add(plane.normal.clone().negate()))
  cap.renderOrder = order + 0.005
  // The face does not reset the stencil where another plane cuts it away, so all of it is cleared.
  cap.onAfterRender = (renderer) => renderer.clearStencil()
  return cap
}

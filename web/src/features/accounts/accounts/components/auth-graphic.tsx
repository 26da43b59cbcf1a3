import { ConeSection } from '#web/graphics/cone-section.tsx'

/** The part beside a short form, which does the work. */
export function AuthGraphic() {
  return (
    <div className="display p-8 max-lg:hidden">
      <ConeSection className="block w-full" travel={0.6} />
    </div>
  )
}

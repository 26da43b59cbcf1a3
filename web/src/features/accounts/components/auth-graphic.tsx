import { ConeSection } from '#web/graphics/cone-section.tsx'

/** What stands beside a short form: the part that does the work. */
export function AuthGraphic() {
  return (
    <div className="display p-8 max-lg:hidden">
      <ConeSection className="block w-full" travel={0.6} />
    </div>
  )
}

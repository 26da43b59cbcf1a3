export function DocumentsWanted() {
  return (
    <p className="text-dim">
      Show us that the business is yours. Send a business license, your company registration or a tax
      certificate, for example. Only administrators can open your documents.
    </p>
  )
}

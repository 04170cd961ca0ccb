/** The place shown, as the page's heading. */
export function HeroPlace({ name }: { name: string }) {
  return <h1 className="place">{name}</h1>
}

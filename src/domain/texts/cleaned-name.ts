/**
 * A place's name as it is set in print: sources send typewriter signs ("Val d'Illiez", "Aigle - Leysin"). For display
 * only: names are compared as their sources write them.
 */
export function cleanedName(name: string): string {
  return name
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/ - /g, ' – ')
    .replace(/Gruyere(?!\p{L})/u, 'Gruyère')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

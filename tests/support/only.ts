/** The members that a test needs, of whatever depth. Functions are given whole: what they answer is real. */
export type Some<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [Name in keyof T]?: Some<T[Name]> }
      : T

/** An object of which only these members are known. Reading another fails and names it, so that no test passes without it. */
export function only<T extends object>(members: Some<T>, path = ''): T {
  return new Proxy<object>(members as object, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      // Symbols and `then` are asked for by the language and by promises.
      if (name in target || typeof name === 'symbol' || name === 'then' || name === 'toJSON')
        return isPlainObject(value) ? only(value, `${path}${String(name)}.`) : value
      throw new Error(`the test says nothing of ${path}${name}`)
    },
  }) as T
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

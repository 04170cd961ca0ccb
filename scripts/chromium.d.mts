export function findChromium(): Promise<string>
export function browserEnvironment(): Promise<{ CHROMIUM_PATH: string; WHOLE_CHROMIUM_PATH: string }>

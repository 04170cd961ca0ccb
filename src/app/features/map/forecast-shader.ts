/**
 * Once per picture: levels become a smooth field, so that the models' points are not seen in it. Red is the level times how
 * much is known, green how much is known, blue how much of it is merely possible.
 */
export const fieldFragment = `
in vec2 v_uv;
out vec4 o_field;
uniform sampler2D u_picture;
uniform float u_possible;
void main() {
  ivec2 size = textureSize(u_picture, 0);
  ivec2 cell = ivec2(v_uv * vec2(size));
  int stride = size.x > 256 ? 2 : 1;
  vec3 sum = vec3(0.0);
  for (int y = -1; y <= 1; y++) {
    for (int x = -1; x <= 1; x++) {
      float level = floor(255.0 * texelFetch(u_picture, clamp(cell + stride * ivec2(x, y), ivec2(0), size - 1), 0).r + 0.5);
      float weight = (x == 0 ? 0.5 : 0.25) * (y == 0 ? 0.5 : 0.25);
      if (level < 254.5) {
        bool isPossible = u_possible > 0.5 && level == 1.0;
        sum += weight * vec3(isPossible ? 0.0 : level / 255.0, 1.0, isPossible ? 1.0 : 0.0);
      }
    }
  }
  o_field = vec4(sum, 1.0);
}`

/** Between two hours, softly: no radar saw it. Only inside the border, which the relief knows by how opaque it is. */
export const forecastFragment = `
in vec2 v_uv;
out vec4 o_colour;
uniform sampler2D u_from, u_to, u_snowFrom, u_snowTo, u_relief;
uniform vec4 u_reliefBox;
uniform float u_fraction, u_opacity, u_hasSnow, u_onlySnow, u_isDark, u_pixel, u_hasRelief;
uniform int u_kind;
uniform vec3 u_ramp[9], u_temperatures[56];
uniform vec3 u_rain, u_ink, u_paper, u_cloud, u_clear;
// log10 of the lower bounds of the ramp, mm/h.
const float bounds[9] = float[9](-1.0, -0.301, 0.0, 0.301, 0.699, 1.0, 1.301, 1.602, 1.903);

vec3 rainColour(float logRate) {
  if (logRate <= bounds[0]) return u_ramp[0];
  for (int i = 1; i < 9; i++) {
    if (logRate < bounds[i]) return mix(u_ramp[i - 1], u_ramp[i], (logRate - bounds[i - 1]) / (bounds[i] - bounds[i - 1]));
  }
  return u_ramp[8];
}

void main() {
  vec4 field = mix(texture(u_from, v_uv), texture(u_to, v_uv), u_fraction);
  if (field.g < 0.05) discard;
  float level = 255.0 * field.r / field.g;
  vec2 ground = v_uv * u_reliefBox.xy + u_reliefBox.zw;
  // Some pixels soft, whatever the zoom.
  float inside = u_hasRelief > 0.5 ? smoothstep(0.6, 0.95, textureLod(u_relief, ground, u_kind == 0 ? 2.5 : 0.5).a) : 1.0;
  if (u_kind == 1) {
    vec4 clear = vec4(u_clear, 1.0) * 0.5;
    vec4 cloud = vec4(u_cloud, 1.0) * 0.85;
    o_colour = inside * u_opacity * mix(clear, cloud, smoothstep(0.1, 1.0, level / 20.0));
    return;
  }
  if (u_kind == 2) {
    int degree = int(clamp(floor(level / 2.0 - 60.0 + 0.5), -20.0, 35.0)) + 20;
    vec3 colour = u_temperatures[degree];
    vec3 flatTone = u_isDark > 0.5 ? vec3(0.106, 0.145, 0.176) : vec3(0.918, 0.929, 0.929);
    if (u_hasRelief > 0.5) colour *= pow(clamp(dot(texture(u_relief, ground).rgb, vec3(1.0)) / dot(flatTone, vec3(1.0)), 0.5, 1.4), u_isDark > 0.5 ? 0.5 : 1.5);
    if (u_isDark > 0.5) colour *= 0.8;
    float alpha = min(1.0, 1.1 * u_opacity) * inside;
    o_colour = vec4(min(colour, vec3(1.0)) * alpha, alpha);
    return;
  }
  if (u_kind == 3) {
    float gust = 5.0 * level;
    float alpha = 0.14 * (smoothstep(50.0, 57.0, gust) + smoothstep(70.0, 78.0, gust) + smoothstep(94.0, 104.0, gust));
    alpha *= inside * u_opacity / 0.8;
    o_colour = vec4(u_ink * alpha, alpha);
    return;
  }
  // From 0.06 to 0.18 mm/h it comes out of nothing.
  float alpha = 0.925 * u_opacity * inside * clamp((level - 2.0) / 9.5, 0.0, 1.0);
  vec3 colour = rainColour(-1.222 + (level - 2.0) / 20.0);
  if (u_hasSnow > 0.5) {
    vec4 kind = mix(texture(u_snowFrom, v_uv), texture(u_snowTo, v_uv), u_fraction);
    float snow = kind.g > 0.05 ? smoothstep(0.4, 0.6, 255.0 * kind.r / kind.g) : 0.0;
    if (u_onlySnow > 0.5) alpha *= snow;
    vec2 dot = fract(gl_FragCoord.xy / (9.0 * u_pixel)) - 0.5;
    colour = mix(colour, u_paper, 0.85 * snow * (1.0 - smoothstep(0.9, 1.7, 9.0 * length(dot))));
  }
  o_colour = vec4(colour * alpha, alpha);
  if (field.b / field.g > 0.5 && u_onlySnow < 0.5) {
    float stripe = mod((gl_FragCoord.x + gl_FragCoord.y) / u_pixel, 8.5);
    float hatch = 0.75 * inside * smoothstep(0.0, 0.7, stripe) * (1.0 - smoothstep(1.6, 2.3, stripe));
    o_colour = o_colour * (1.0 - hatch) + vec4(u_rain * hatch, hatch);
  }
}`

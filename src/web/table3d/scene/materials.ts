import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/** Opaque-ish: real transmission costs a second picture and is not needed to read as acrylic. */
export const acrylic = (more: MeshPhysicalMaterialParameters): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ roughness: 0.34, clearcoat: 0.22, clearcoatRoughness: 0.22, ...more })

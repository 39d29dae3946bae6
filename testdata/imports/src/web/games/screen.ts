export interface Screen {
  name: string
}

/** Emitted inside the unit of work: requests carry a copy of the name. */
export class LeaveTypeRenamed {
  constructor(
    readonly id: string,
    readonly name: string,
  ) {}
}
